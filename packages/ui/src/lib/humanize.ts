/**
 * Writes a path of the API in words: `sensor_data.ph_value` -> 'Sensor Data Ph Value'; list positions count
 * from 1 for people.
 */
export function humanize(path: string): string {
  return path
    .split(/[._]/)
    .map((word) =>
      /^\d+$/.test(word) ? String(Number(word) + 1) : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
