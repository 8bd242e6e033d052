/** A place as it is booked: a name, coordinates, or a name with coordinates in brackets. */
interface Place {
  name: string;
  point: { latitude: number; longitude: number } | null;
}

/** Coordinates as "Use my location" writes them, with decimals: "Block (3, 4)" is only a name. */
const coordinates = /^(?:(.*) \()?(-?\d{1,2}\.\d+), (-?\d{1,3}\.\d+)(\))?$/s;

/** Takes the coordinates off the end of a place. Never throws. */
export function readPlace(text: string): Place {
  const [, name, latitude, longitude, bracket] = coordinates.exec(text.trim()) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPoint = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  const isWhole = (name === undefined) === (bracket === undefined);
  return isPoint && isWhole ? { name: name ?? '', point } : { name: text, point: null };
}
