import { parseArgs } from 'node:util';
import { StartError } from '../lib/StartError.ts';

const commands = ['start', 'status', 'stop'] as const;

/** Errors: a `StartError` that says how the command is used. */
export function parseClusterOptions(args: string[]) {
  const { values, positionals } = parse(args, { folder: { type: 'string', default: '.data/cluster' } });
  const command = commands.find((name) => positionals.length === 1 && name === positionals[0]);
  if (!command)
    throw new StartError('Say what to do: npm run cluster -- start, status or stop [--folder FOLDER]');
  return { command, folder: String(values.folder) };
}

/** Errors: a `StartError` that says how the command is used. */
export function parseDrillOptions(args: string[]) {
  const { values, positionals } = parse(args, {
    minutes: { type: 'string', default: '5' },
    folder: { type: 'string', default: '.data/drill' },
  });
  const minutes = Number(values.minutes);
  if (positionals.length > 0 || !(minutes > 0 && minutes <= 600)) {
    throw new StartError('Say how long: npm run drill -- --minutes 5 [--folder FOLDER]');
  }
  return { minutes, folder: String(values.folder) };
}

function parse(args: string[], options: Record<string, { type: 'string'; default: string }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
