import { Field, RadioCards } from '@udongo/ui';

const tests = [
  {
    value: 'basic-macro-nutrients-analysis',
    title: 'Basic macro-nutrients',
    note: 'KES 2,000.00 a sample',
  },
  {
    value: 'complete-soil-analysis',
    title: 'Complete analysis',
    note: 'KES 6,500.00 a sample',
  },
];

export const TestField = () => (
  <Field group label="Test" required>
    <RadioCards
      name="test_type"
      options={tests}
      defaultValue="complete-soil-analysis"
    />
  </Field>
);
