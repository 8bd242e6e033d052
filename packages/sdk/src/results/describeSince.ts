import type { Language, ReadingSince, SampleSince } from '../generated/types.ts';
import { describeRating } from './describeRating.ts';
import { fill } from './resultCatalogues.ts';

interface Texts {
  title: string;
  compared: string;
  reading: string;
  unclear: string;
  changes: Record<ReadingSince['change'], string>;
}

/** Apart from `resultTexts`, which everything that shows results loads. Kiswahili: draft, needs a native speaker's review. */
const texts: Record<Language, Texts> = {
  en: {
    title: 'What changed since the last report',
    compared: 'Compared with {day}, report {number}.',
    reading: '{reading} from {before} to {now}: {change}',
    unclear: 'Where it says “no clear change”, a probe can’t tell the two values apart.',
    changes: {
      better: 'better',
      worse: 'worse',
      same_rating: 'still {rating}',
      other_side: 'now {rating}',
      not_clear: 'no clear change',
    },
  },
  sw: {
    title: 'Kilichobadilika tangu ripoti iliyopita',
    compared: 'Ikilinganishwa na {day}, ripoti {number}.',
    reading: '{reading} kutoka {before} hadi {now}: {change}',
    unclear: 'Palipoandikwa “hakuna badiliko la wazi”, kifaa hakiwezi kutofautisha vipimo hivyo viwili.',
    changes: {
      better: 'bora zaidi',
      worse: 'mbaya zaidi',
      same_rating: 'bado {rating}',
      other_side: 'sasa {rating}',
      not_clear: 'hakuna badiliko la wazi',
    },
  },
};

/** Changes at a place, in words. */
export interface SinceText {
  title: string;
  /** "Compared with 12 Nov 2025, report UD-1003-R1." */
  compared: string;
  /** A line for each reading: "Acidity (pH) from 5.1 to 5.6: better". */
  lines: string[];
  /** Explains "no clear change"; "" where no line says that. */
  hint: string;
}

/**
 * Writes what changed since the last report of a place. `day` is the day of the earlier measurement as people read it. Errors: never
 * throws.
 */
export function describeSince({ number, readings }: SampleSince, day: string, language: Language): SinceText {
  const { title, compared, reading: line, unclear, changes } = texts[language];
  const lines = readings.map(({ reading, before, now, rating_now: rating, change, ...limits }) => {
    const describe = (value: number, below_limit = false) =>
      describeRating({ reading, value, below_limit, rating, low: 0, high: 0, delta: 0 }, language);
    const text = describe(now, limits.now_below_limit);
    return fill(line, {
      reading: text.reading,
      before: describe(before, limits.before_below_limit).value,
      now: text.value,
      change: fill(changes[change], { rating: text.rating.toLowerCase() }),
    });
  });
  return {
    title,
    compared: fill(compared, { day, number }),
    lines,
    hint: readings.some(({ change }) => change === 'not_clear') ? unclear : '',
  };
}
