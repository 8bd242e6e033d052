import { useEffect, useMemo, useState } from 'react';
import { emptyText, parseSensorText, parseSensorTextInSlices, type SensorText } from './parseSensorText.ts';

/** Longer texts are read in slices, and are not put into the text area. */
export const longText = 20_000;

interface ParsedText {
  parsed: SensorText;
  /** A long text is still being read; `parsed` is empty meanwhile. */
  isReading: boolean;
}

/** What a text says: at once for what people type, a moment later for a long paste. */
export function useParsedText(text: string): ParsedText {
  const isLong = text.length > longText;
  const short = useMemo(() => (isLong ? emptyText : parseSensorText(text)), [text, isLong]);
  const [long, setLong] = useState<{ text: string; parsed: SensorText } | null>(null);

  useEffect(() => {
    if (!isLong) return setLong(null);
    const controller = new AbortController();
    parseSensorTextInSlices(text, controller.signal).then(
      (parsed) => setLong({ text, parsed }),
      () => undefined, // aborted: another text has taken its place
    );
    return () => controller.abort();
  }, [text, isLong]);

  if (!isLong) return { parsed: short, isReading: false };
  return long?.text === text
    ? { parsed: long.parsed, isReading: false }
    : { parsed: emptyText, isReading: true };
}
