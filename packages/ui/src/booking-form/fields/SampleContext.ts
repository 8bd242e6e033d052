import { createPartContext } from '../../lib/createPartContext.ts';
import type { SampleRows } from '../session/index.ts';

/** The context of the fields of one sample. It keeps its identity while somebody types. */
export interface SampleValue extends Pick<SampleRows, 'duplicate' | 'remove' | 'toggle'> {
  index: number;
  collapsed: boolean;
  /** Opens the help with the soil type. */
  onSoilTypeHelp: (index: number) => void;
}

export const [SampleContext, useSample] = createPartContext<SampleValue>('BookingForm.Samples');
