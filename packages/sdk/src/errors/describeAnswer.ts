import { collectMessages, isHtml, longestText } from './collectMessages.ts';

/** A text for people and how long to show it, in milliseconds. */
export interface ErrorDescription {
  message: string;
  durationMs: number;
}

/** The general texts of errors; pass others for another language. */
export interface ErrorTexts {
  invalidRequest: string;
  unauthorized: string;
  forbidden: string;
  notFound: string;
  /** Contains `{status}`. */
  requestFailed: string;
  serverError: string;
  networkError: string;
  unknown: string;
}

/** The English texts. Source: specification section 8. */
export const errorTexts: ErrorTexts = {
  invalidRequest: 'Invalid request data',
  unauthorized: 'You are not authorized to perform this action. Please log in.',
  forbidden: "You don't have permission to perform this action.",
  notFound: 'The requested resource was not found.',
  requestFailed: 'Request failed ({status})',
  serverError: 'Server error occurred. Please try again later.',
  networkError: 'Network error. Please check your connection and try again.',
  unknown: 'An error occurred',
};

export const defaultDurationMs = 5000;
const collectedDurationMs = 8000;
const fallbackDurationMs = 6000;

/** Describes an answer of 4xx or 5xx. Source: specification section 8, general errors. */
export function describeAnswer(status: number, body: unknown, texts: ErrorTexts): ErrorDescription {
  if (status === 400) return describeBadRequest(body, texts);
  return { message: textOf(status, body, texts), durationMs: defaultDurationMs };
}

function textOf(status: number, body: unknown, texts: ErrorTexts): string {
  if (status >= 500) return texts.serverError;
  if (status === 401) return texts.unauthorized;
  if (status === 403) return texts.forbidden;
  if (status === 404) return texts.notFound;
  return ownText(body) ?? texts.requestFailed.replace('{status}', String(status));
}

function describeBadRequest(body: unknown, texts: ErrorTexts): ErrorDescription {
  const { general, fields, handmade } = collectMessages(body);
  const lines = [...general];
  for (const [path, messages] of fields) {
    if (messages.size) lines.push(`${toLabel(path)}: ${[...messages].join(', ')}`);
  }
  if (lines.length === 0) {
    return { message: ownText(body) ?? texts.invalidRequest, durationMs: fallbackDurationMs };
  }
  return { message: [...lines, ...handmade].join('\n'), durationMs: collectedDurationMs };
}

/** `samples.2.soil_type` reads 'Samples 3 Soil Type': people count from 1. */
function toLabel(path: string): string {
  return path
    .split(/[._]+/)
    .map((word) =>
      /^\d+$/.test(word) ? String(Number(word) + 1) : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

function ownText(body: unknown): string | undefined {
  const { detail, message, error }: { detail?: unknown; message?: unknown; error?: unknown } = Object(body);
  const isShown = (text: unknown): text is string =>
    typeof text === 'string' && text.trim() !== '' && !isHtml(text);
  return [detail, message, error].find(isShown)?.slice(0, longestText);
}
