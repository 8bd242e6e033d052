/** Texts of readings for other components and our own packages, not for hosts. */
export { correctionText, pasteProblemText, readingProblemText } from './problemText.ts';
export { readKey } from './readingKeys.ts';
export { findBelow, limitProblemText, readingsToText, readReadings } from './readingTexts.ts';
