/** Saves a file as a download of the browser. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Browsers differ in how long after the click they read the address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
