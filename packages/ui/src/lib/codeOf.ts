/** How people call a booking or a sample: its code, or its number, `#12`, where a service gives none. */
export function codeOf({ id, code }: { id: number; code?: string | null | undefined }): string {
  return code || `#${id}`;
}
