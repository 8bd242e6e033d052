import { badRequest } from '../errors.ts';

/** No request of the contract comes near. */
const maximumDepth = 64;
const maximumItems = 1000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Looks at the JSON of a request before anything is built from it: how deep it is, and how long each list and object. One walk
 * over the bytes; in UTF-8 no part of a longer character looks like a quote or a bracket.
 * Errors: throws 400. Whether it is JSON at all is for the parser.
 */
export function checkShape(bytes: Uint8Array): void {
  /** Number of items of each list and object that is open here. */
  const lengths: number[] = [];
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (isText) {
      // The character after a backslash ends nothing.
      if (byte === backslash) index += 1;
      isText = byte !== quote;
    } else if (byte === quote) {
      isText = true;
    } else if (opening.has(byte)) {
      if (lengths.push(1) > maximumDepth) throw refuse(`is nested deeper than ${maximumDepth} levels`);
    } else if (closing.has(byte)) {
      lengths.pop();
    } else if (byte === comma) {
      const length = (lengths.pop() ?? 0) + 1;
      if (length > maximumItems) throw refuse(`has a list or an object of more than ${maximumItems} items`);
      lengths.push(length);
    }
  }
}

function refuse(what: string) {
  return badRequest({ detail: `The request body ${what}.` });
}
