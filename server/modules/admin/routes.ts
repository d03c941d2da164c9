import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/open';
import type { Api } from '../../platform/http/api';
import { defaultSettings, readSettings } from '../../platform/settings/live-settings';
import { type AdminApi, actorOf, adminApi } from './admin-api';
import { readAudit } from './audit/read-audit';
import { changeContent, readContent } from './installation/content';
import { readMailLog } from './installation/mail-log';
import { readStorage } from './installation/storage';
import { changeJudges, readJudges } from './judges/judges';
import { changeReport, readAdminReports, readReportScreenshot } from './reports/reports';
import { changeSetting, showSettings } from './settings/settings';
import { changeUser } from './users/change-user';
import { readUser, readUsers } from './users/read-users';

export function adminRoutes(api: Api, context: Context): void {
  const admin = adminApi(api);
  userRoutes(admin, context);
  operationRoutes(admin, context);
  contentRoutes(admin, context);
  admin.read('adminAudit', ({ db, query }) => readAudit(db, query));
}

function userRoutes({ read, change }: AdminApi, { identity, config }: Context): void {
  read('adminUsers', ({ db, query }) => readUsers(db, query));
  read('adminUser', ({ db, params, caller }) => readUser(db, params.uid, caller.uid));
  change('adminChangeUser', (call) => {
    const request = {
      transaction: call.db,
      identity,
      actor: actorOf(call),
      origin: config.publicUrl ?? call.origin,
    };
    return changeUser(request, call.body);
  });
}

function operationRoutes({ read, change }: AdminApi, { config, queue }: Context): void {
  const judges = async (db: Database) =>
    readJudges(db, (await readSettings(db, defaultSettings(config))).judging === 'paused');
  read('adminJudges', ({ db }) => judges(db));
  change('adminChangeJudges', async (call) => {
    await changeJudges({ transaction: call.db, queue, actor: actorOf(call) }, call.body);
    return await judges(call.db);
  });
  read('adminSettings', ({ db }) => showSettings(db, config));
  change('adminChangeSetting', async (call) => {
    await changeSetting(call.db, config, call.body, actorOf(call));
    return await showSettings(call.db, config);
  });
}

function contentRoutes({ read, change }: AdminApi, { config, readFile }: Context): void {
  read('adminReports', ({ db, query }) => readAdminReports(db, query));
  read('adminScreenshot', ({ db, params }) => readReportScreenshot(db, params.id, readFile));
  change('adminChangeReport', async (call) => {
    await changeReport(call.db, call.body, actorOf(call));
    return { message: 'The report was changed.' };
  });
  read('adminMails', ({ db, query }) => readMailLog(db, query));
  read('adminStorage', ({ db }) => readStorage(db, config));
  read('adminContent', ({ db, query }) => readContent(db, query));
  change('adminChangeContent', async (call) => {
    await changeContent(call.db, call.body, actorOf(call));
    return { message: 'The content was changed.' };
  });
}
