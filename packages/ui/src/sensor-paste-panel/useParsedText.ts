import { useEffect, useMemo, useState } from 'react';
import { emptyText, parseSensorText, parseSensorTextInSlices, type SensorText } from './parseSensorText.ts';

/** Longer texts are read in slices, and are not shown whole in the text area. */
export const longText = 20_000;

interface ParsedText {
  parsed: SensorText;
  /** A long text is still being read; `parsed` is empty until then. */
  isReading: boolean;
}

/** The result of reading a text: at once for typed text, a moment later for a long paste. */
export function useParsedText(text: string): ParsedText {
  const isLong = text.length > longText;
  const short = useMemo(() => (isLong ? emptyText : parseSensorText(text)), [text, isLong]);
  const [long, setLong] = useState<{ text: string; parsed: SensorText } | null>(null);

  useEffect(() => {
    if (!isLong) return setLong(null);
    const controller = new AbortController();
    parseSensorTextInSlices(text, controller.signal).then(
      (parsed) => setLong({ text, parsed }),
      () => undefined, // aborted: another text has replaced it
    );
    return () => controller.abort();
  }, [text, isLong]);

  if (!isLong) return { parsed: short, isReading: false };
  return long?.text === text
    ? { parsed: long.parsed, isReading: false }
    : { parsed: emptyText, isReading: true };
}
