import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fc } from '../../../../../scripts/lib/testRuns.ts';
import { emptySample, newBookingValues, type SampleValues } from '../values/bookingValues.ts';
import { useForm } from '../values/index.ts';
import { useSampleRows } from './useSampleRows.ts';

type Edit = { kind: 'add' | 'undo' } | { kind: 'duplicate' | 'remove' | 'toggle' | 'type'; at: number };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add', 'undo') }),
  fc.record({ kind: fc.constantFrom('duplicate', 'remove', 'toggle', 'type'), at: fc.nat(5) }),
);

const stored = (id: number): SampleValues => ({ ...emptySample(), id, sample_location: `plot ${id}` });

/** Gives the expected rows after an edit. */
function editModel(
  samples: SampleValues[],
  removed: { at: number; sample: SampleValues } | null,
  text: string,
  step: Edit,
) {
  const at = 'at' in step ? step.at % Math.max(samples.length, 1) : 0;
  const chosen = samples[at];
  if (step.kind === 'add') return { samples: [...samples, emptySample()], removed: null };
  if (step.kind === 'undo')
    return removed
      ? { samples: samples.toSpliced(removed.at, 0, removed.sample), removed: null }
      : { samples, removed };
  if (!chosen) return { samples, removed };
  const { id: _, ...copy } = chosen;
  if (step.kind === 'duplicate') return { samples: samples.toSpliced(at + 1, 0, copy), removed: null };
  if (step.kind === 'remove') return { samples: samples.toSpliced(at, 1), removed: { at, sample: chosen } };
  if (step.kind === 'type')
    return { samples: samples.with(at, { ...chosen, sample_location: text }), removed };
  return { samples, removed };
}

test('whatever is added, duplicated, removed, brought back, closed and typed, every sample keeps its content and id', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const start = [stored(50), stored(51)];
      const { result, unmount } = renderHook(() => {
        const form = useForm({
          defaultValues: { ...newBookingValues(null), samples: structuredClone(start) },
          resolver: (values) => ({ values, errors: {} }),
          shouldFocusError: false,
        });
        return { form, samples: useSampleRows(form, () => undefined) };
      });
      let model: ReturnType<typeof editModel> = { samples: start, removed: null };
      edits.forEach((step, index) => {
        const text = `typed ${index}`;
        const at = 'at' in step ? step.at % Math.max(model.samples.length, 1) : 0;
        const { form, samples } = result.current;
        const acts = {
          add: () => samples.add(),
          undo: () => samples.undoRemove(),
          duplicate: () => samples.duplicate(at),
          remove: () => samples.remove(at),
          toggle: () => samples.toggle(at),
          type: () => form.setValue(`samples.${at}.sample_location`, text),
        } satisfies Record<Edit['kind'], () => void>;
        if (!('at' in step) || model.samples.length > 0) act(acts[step.kind]);
        model = editModel(model.samples, model.removed, text, step);
      });
      expect(result.current.form.getValues('samples')).toEqual(model.samples);
      expect(result.current.samples.rows).toHaveLength(model.samples.length);
      expect(new Set(result.current.samples.rows.map(({ key }) => key)).size).toBe(model.samples.length);
      unmount();
    }),
    { numRuns: 60 },
  );
});
