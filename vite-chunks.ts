/**
 * Assigns modules to chunks by package or folder; a feature shares a chunk with its routes, and the app's
 * start is `frame` (vite.config.ts). A module that loads at the wrong time belongs in another folder
 * (docs/decisions/070).
 */
import fs from 'node:fs';
import path from 'node:path';

/** Packages or scopes; the bundler decides about all others. */
const packages: Record<string, string> = {
  zod: 'schemas',
  firebase: 'firebase',
  '@firebase': 'firebase',
  idb: 'firebase',
  dexie: 'device',
  'dexie-react-hooks': 'device',
  ofetch: 'calls',
  ufo: 'calls',
  destr: 'calls',
  '@dnd-kit': 'sortable',
  marked: 'markdown',
  dompurify: 'markdown',
  // The native runtimes need a grammar without the editor.
  '@lezer/common': 'lezer',
  '@lezer/highlight': 'lezer',
  '@lezer/lr': 'lezer',
  codemirror: 'codemirror',
  '@codemirror': 'codemirror',
  '@replit/codemirror-vim': 'vim',
  '@codemirror/lang-cpp': 'cpp',
  '@lezer/cpp': 'cpp',
  '@codemirror/lang-java': 'java',
  '@lezer/java': 'java',
  '@codemirror/lang-javascript': 'javascript',
  '@codemirror/lang-python': 'python',
  '@lezer/python': 'python',
  '@marijn': 'codemirror',
  '@uiw': 'codemirror',
  'style-mod': 'codemirror',
  'w3c-keyname': 'codemirror',
  crelt: 'codemirror',
  'lucide-react': 'interface',
  '@tanstack/react-router': 'interface',
};

/** The nearest folder wins; null leaves it to the bundler. */
const folders: Record<string, string | null> = {
  // Server calls with all schemas; loaded after the page shows local data.
  contract: 'entities',
  'contract/calls': 'calls',
  'src/sync/transport': 'calls',
  // Apart, because making all schemas at once is a long task on a slow phone (docs/decisions/128).
  'contract/entities/contest': 'contest-entities',
  'contract/entities/classes': 'contest-entities',
  'contract/rules': 'rules',
  'contract/rules/contest': 'contest-rules',
  // Authors and the editor of gaps.
  'contract/rules/gaps': 'contest-rules',
  'contract/rules/questions': 'contest-rules',
  // Only contests and authors read images.
  'contract/rules/images': 'contest-rules',
  'contract/rules/authoring': 'authoring',
  'contract/join': null,
  'contract/rules/jury': 'authoring',
  // Not kept on devices (vite.config.ts).
  'contract/calls/admin': 'admin',
  'contract/calls/authoring': 'authoring',
  'contract/calls/sessions': 'session',
  'contract/entities/admin': 'admin',
  'src/sync/admin': 'admin',
  'contract/package': null,
  // With an XML reader; authors only.
  'contract/images': 'authoring',
  'src/lib/schema': 'schemas',
  'src/data': 'device',
  'src/sync/server': 'device',
  'src/sync/pull': 'device',
  'src/sync/clock': 'device',
  'src/sync/network': 'interface',
  'src/auth': 'device',
  'src/auth/firebase': 'firebase',
  'src/auth/accounts': 'session',
  'src/data/device-work': 'session',
  'src/sync/session': 'session',
  'src/sync/join': null,
  // Loaded with the open panel only, so that no page waits for it.
  'src/features/help/panel': 'help-panel',
  'src/data/help': 'help-panel',
  'src/sync/help': 'help-panel',
  // Only problems with images, several languages or a known origin need them.
  'src/ui/images': 'help-panel',
  'src/data/images': 'help-panel',
  'src/parts/statement': 'help-panel',
  'src/sync/classes': 'class-sync',
  'src/data/assignments': 'class-sync',
  'src/data/classes': 'class-sync',
  'src/data/own-lists': 'own-lists',
  'src/sync/own-lists': 'own-lists',
  'src/sync': 'sending',
  'src/data/claims': 'sending',
  'src/data/rejudged': 'sending',
  'src/data/contest-run': 'contest-device',
  'src/data/packs': 'contest-device',
  'src/sync/contest-run': 'contest-device',
  'src/data/downloads': 'downloads',
  'src/sync/downloads': 'downloads',
  // With other parts that read and write files: one script less.
  'src/data/work-file': 'files',
  'src/data/shared-device': 'session',
  'src/sync/shared-device': 'session',
  'src/features/shell/shared': 'session',
  'src/features/account/shared': 'account-sign-in',
  'src/data/wizards': 'authoring',
  'src/data/problem-comments': 'authoring',
  'src/sync/authoring': 'authoring',
  'src/wizard': 'wizard',
  'src/parts/authoring': 'authoring',
  // Contests use it rarely. A chunk of its own would cost every page the name.
  'src/parts/account-list': 'classes',
  'src/parts/proctor': 'contest-device',
  'src/routes': 'interface',
  'src/routes/-late': 'hosts',
  'src/ui': 'interface',
  'src/lib': 'interface',
  'src/parts': 'interface',
  'src/first-screen': 'interface',
  'src/ui/form': 'form',
  // Only pages with forms list people.
  'src/ui/people': 'form',
  // Contest runs and classes.
  'src/ui/screens': 'form',
  // Two pages show a code.
  'src/ui/qr': 'form',
  'src/ui/sortable-list': 'sortable',
  'src/features/quiz/ordering': 'sortable',
  'src/ui/hosts': 'hosts',
  'src/ui/crop': 'files',
  'src/lib/files': 'files',
  'src/ui/markdown': 'markdown',
  'src/parts/comments': 'form',
  'src/parts/versions': 'problem-wizard',
  'src/parts/rejudge': 'form',
  'src/parts/team': 'contest-device',
  // Small pages. Each chunk's name costs every page some bytes.
  'src/features/badges': 'tags',
  'src/features/challenge': 'tags',
  // Small, and rarely used.
  'src/features/share': 'information',
  'src/features/contests/toasts': 'hosts',
  // Parts of features that load later than their page.
  // Each chunk's name costs every page some bytes.
  'src/features/contests/practice': 'contests-pack',
  'src/features/contests/virtual': 'contests-pack',
  'src/features/contests/own': 'contests-pack',
  'src/features/contests/invitation': 'contests-pack',
  'src/features/contests/results': 'contests-manage',
  'src/features/contests/manage/registration': 'contest-registration',
  'src/sync/contest-registration': 'contest-registration',
  'src/features/contests/organiser': 'contests-messages',
  // The page offers the wizard's import. A chunk of its own would be one script more.
  'src/features/own-problems': 'problem-wizard',
  'src/features/problem-comments': 'problem-wizard',
  'src/features/question-editor': 'problem-wizard',
  // Small parts that no page needs at once.
  'src/features/explore/window': 'later-parts',
  'src/features/help': 'later-parts',
  'src/features/member-home': 'later-parts',
  'src/features/way-on': 'later-parts',
  // The session imports it on every page.
  'src/features/account/device-work': 'account-session',
  'src/features/account/security': 'offline',
  // Shows parts of the page about offline use.
  'src/features/settings': 'offline',
  'src/features/offline/button': 'offline-button',
  'src/features/solve/codemirror': 'codemirror',
  'src/features/solve/history': 'solve-history',
  'src/features/solve/assignment': 'solve-history',
  'src/features/solve/notices': 'solve-history',
  'src/features/solve/changes': 'solve-verdict',
  'src/features/solve/preview': 'solve-preview',
  'src/features/solve/verdict': 'solve-verdict',
  'src/features/solve/advice': 'solve-advice',
  'src/features/solve/steps': 'solve-steps',
  // Only for problems with gaps. A chunk of its own would be one script more.
  'src/features/solve/gaps': 'solve-steps',
  'wasm/trace': 'solve-steps',
  'src/features/solve/vim': 'vim',
};

/** Features with one folder per page. */
const severalPages = new Set(['account', 'contests']);

/** Chunks of small shared modules. A module used by only one other chunk moves there. */
const shared = new Set(['device', 'interface', 'rules', 'contest-rules']);

interface ModuleFacts {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** Modules of packages that one page needs. The bundler cannot tell: the package's index imports them all. */
const packageModules: Record<string, string> = {
  '@tanstack/react-router/dist/esm/useBlocker.js': 'contests-proctor',
};

function packageChunk(id: string): string | null {
  const module = /.*\/node_modules\/(.*)/.exec(id)?.[1] ?? '';
  const own = packageModules[module];
  if (own !== undefined) return own;
  const [, scope = '', name = ''] = /.*\/node_modules\/(?:(@[^/]+)\/)?([^/]+)/.exec(id) ?? [];
  return packages[scope ? `${scope}/${name}` : name] ?? packages[scope] ?? null;
}

function folderChunk(file: string): string | null {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const name = folders[folder] ?? featureChunk(folder);
    if (name !== undefined || folder in folders) return name ?? null;
  }
  return null;
}

function featureChunk(folder: string): string | undefined {
  const [, feature = '', page] = /^src\/features\/([^/]+)(?:\/([^/]+))?$/.exec(folder) ?? [];
  if (page === undefined) return severalPages.has(feature) ? undefined : feature || undefined;
  return severalPages.has(feature) ? `${feature}-${page}` : undefined;
}

/**
 * Chunk names of each icon's users, by its file name. The bundler cannot tell: every icon is imported by the
 * package's index.
 */
function iconUsers(root: string): Map<string, Set<string | null>> {
  const users = new Map<string, Set<string | null>>();
  for (const below of fs.readdirSync(path.join(root, 'src'), { encoding: 'utf8', recursive: true })) {
    if (!below.endsWith('.tsx')) continue;
    const file = path.posix.join('src', below.replaceAll(path.sep, '/'));
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
    for (const icon of names.match(/\w+/g) ?? []) {
      const known = users.get(icon) ?? new Set();
      users.set(icon, known.add(folderChunk(file)));
    }
  }
  return users;
}

/** 'arrow-down' → 'ArrowDown' */
const iconName = (file: string) => file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a function from module to chunk name; null leaves it to the bundler. */
export function chunkNames(root: string): (id: string, modules: Modules) => string | null {
  const names = new Map<string, string | null>();
  const icons = iconUsers(root);

  /** An icon of one page belongs to that page. */
  const iconChunk = (id: string) => {
    const [, file = ''] = /lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/.exec(id) ?? [];
    const [user, ...others] = icons.get(iconName(file)) ?? [];
    return others.length === 0 ? user : undefined;
  };

  const nameOf = (id: string, modules: Modules): string | null => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const file = path.posix.relative(root, id);
    const name = id.includes('/node_modules/') ? (iconChunk(id) ?? packageChunk(id)) : folderChunk(file);
    names.set(id, name);
    const facts = modules.getModuleInfo(id);
    if (facts && file.startsWith('src/routes/')) names.set(id, firstFeature(facts) ?? name);
    else if (facts && (name === null || shared.has(name))) names.set(id, userOf(facts, modules, name));
    return names.get(id) ?? null;
  };

  /** A route belongs to the chunk of the first feature it shows. */
  const firstFeature = ({ importedIds }: ModuleFacts) =>
    importedIds
      .map((id) => path.posix.relative(root, id))
      .filter((file) => file.startsWith('src/features/'))
      .map(folderChunk)
      .find((name) => name !== null) ?? null;

  const userOf = (facts: ModuleFacts, modules: Modules, name: string | null) => {
    const { importers, dynamicImporters } = facts;
    const [user, ...others] = new Set(importers.map((id) => nameOf(id, modules)));
    return user !== undefined && others.length === 0 && dynamicImporters.length === 0 ? user : name;
  };

  return nameOf;
}
