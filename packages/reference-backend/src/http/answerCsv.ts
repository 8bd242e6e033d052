import type { AppContext } from './AppEnv.ts';

/** Answers CSV, which is kept under the name when somebody saves it. */
export function answerCsv(context: AppContext, lines: readonly string[], name: string): Response {
  return context.body(lines.join(''), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
}
