import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC SHA-512 of a text, in hex. */
export function sign(text: string, secret: string): string {
  return bytesToHex(hmac(sha512, utf8ToBytes(secret), utf8ToBytes(text)));
}

/** Whether a signature is that of the text; how long this takes says nothing about the right one. */
export function isSignedBy(text: string, secret: string, signature: string): boolean {
  const right = sign(text, secret);
  let difference = right.length ^ signature.length;
  for (let index = 0; index < right.length; index += 1) {
    difference |= right.charCodeAt(index) ^ (signature.charCodeAt(index) || 0);
  }
  return difference === 0;
}
