import type { Database } from '../../server/platform/database/open';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export function recordStatements(db: Database): Statement[] {
  const statements: Statement[] = [];
  const executor = db.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (...args) => {
    const compiled = compile(...args);
    statements.push({ sql: compiled.sql, parameters: compiled.parameters });
    return compiled;
  };
  return statements;
}
