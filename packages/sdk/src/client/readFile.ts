import { isHtml } from '../errors/collectMessages.ts';
import type { Operation } from './Operation.ts';
import type { Received } from './sendRequest.ts';

/**
 * The file of an answer, whose body is also `text`; undefined where none was asked for, and for a body that is none: the login
 * page of a network is no report.
 */
export function readFile(
  answers: Operation['answers'],
  { response: { headers }, bytes }: Received,
  text: string,
): Blob | undefined {
  // PDF readers look for the mark in the first 1024 bytes, too.
  const isPdf = answers === 'pdf' && text.slice(0, 1024).includes('%PDF-');
  const isFile = answers === 'file' && text !== '' && !isHtml(text);
  return isPdf || isFile ? new Blob([bytes], { type: headers.get('Content-Type') ?? '' }) : undefined;
}
