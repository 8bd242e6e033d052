import { BookingForm, type BookingFormProps } from '@udongo/ui';

/** Utilities of Tailwind on the slots; its theme gives the four variables, so that hover and focus follow. */
export const Book = (props: BookingFormProps) => (
  <div className="[--udongo-primary:var(--color-sky-800)] [--udongo-radius:0.375rem] font-sans">
    <BookingForm
      {...props}
      classNames={{
        sample: 'border-l-4 border-sky-700 bg-sky-50 text-slate-900',
        sampleTitle: 'text-base font-semibold tracking-tight',
        summary: 'shadow-xl',
        total: 'text-2xl font-bold text-sky-900',
        notice: ({ status }) => (status === 'pending' ? 'opacity-50' : ''),
      }}
    />
  </div>
);
