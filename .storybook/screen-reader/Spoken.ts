/** An element as a screen reader reads it. */
export interface Reading {
  /** Its role; 'text' for plain text, which has none. */
  role: string;
  /** Its accessible name; of plain text all of it. */
  name?: string;
  /** Hint and error. */
  description?: string;
  /** An attribute of its state, or the native state of that meaning: `aria-sort=ascending`, `aria-checked=true`. */
  state?: string;
  /** A part of its content, where that is read. */
  text?: string;
}

/** A change, and the words or the element that a screen reader then reads. */
export interface Saying {
  when: string;
  /** The name of the story that ends with it; without one, it is a step of the story *Screen Reader*. */
  story?: string;
  /** A part of what a live region announces. */
  says?: string;
  /** The element that appears, or whose state changes. */
  reads?: Reading;
  /** The element that takes the focus, or around the one that does. */
  focus?: Reading;
}

/** The expectations of one component for screen readers: its page shows them, and its stories fulfil them. */
export interface Spoken {
  /** The name of the story that shows how the component begins. */
  story: string;
  /** The elements that are read in that story. */
  readings: readonly Reading[];
  /** A CSS selector of the elements of which nothing is read. */
  hidden?: string;
  /** Those of *Screen Reader* in the order of its steps. */
  sayings: readonly Saying[];
}

export type SpokenTable = Readonly<Record<string, Spoken>>;
