/** How people call a booking: its code, or its number where the server gives none. */
export function codeOf({ id, code }: { id: number; code?: string | undefined }): string {
  return code || `#${id}`;
}
