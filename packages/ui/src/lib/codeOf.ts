/**
 * The name by which people call a booking or a sample: its code, or its number, `#12`, if the service gives
 * no code.
 */
export function codeOf({ id, code }: { id: number; code?: string | null | undefined }): string {
  return code || `#${id}`;
}
