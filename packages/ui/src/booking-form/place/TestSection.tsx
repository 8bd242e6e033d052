import { bookingLimits, formatKes, type TestTypeOption } from '@udongo/sdk/values';
import { farmingTypeLabels } from '../../lib/farmingTypeLabels.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { testTypeLabels } from '../../lib/testTypeLabels.ts';
import { wordOf } from '../../lib/wordOf.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldGrid } from '../../primitives/field-grid/index.ts';
import { Input } from '../../primitives/input/index.ts';
import { RadioCards } from '../../primitives/radio-cards/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import {
  BoundField,
  bookingTexts,
  CropsField,
  DateQuestion,
  useBookingFields,
  useFieldValue,
} from '../values/index.ts';
import { shownTestTypes } from './shownTestTypes.ts';

interface TestSectionProps {
  today: string;
  /** The tests that can be booked. */
  testTypes: readonly TestTypeOption[];
}

/** The section about test, date and crops. A chosen test that can't be booked any more is shown, and marked as such. */
export function TestSection({ today, testTypes }: TestSectionProps) {
  const { form, mode, pathId, setChoice } = useBookingFields();
  const t = useMessages(bookingTexts);
  const testType = useFieldValue(form, 'test_type');

  const offered = shownTestTypes(testTypes, testType);
  const isLocked = mode === 'update';
  return (
    <Card title={t('booking.test')}>
      <FieldGrid>
        <BoundField
          path="test_type"
          group
          required
          span="full"
          label={t('booking.testType')}
          hint={isLocked && t('bookingSignedIn.testTypeLocked')}
          disabled={isLocked}
        >
          <RadioCards
            name={pathId('test_type')}
            value={testType}
            onChange={(event) => setChoice('test_type', event.target.value)}
            options={offered.map((option) => ({
              value: option.value,
              title: wordOf(testTypeLabels, option.value, t),
              note: testTypes.includes(option)
                ? t('booking.pricePerSample', { price: formatKes(option.cost_per_test) })
                : t('booking.testTypeWithdrawn'),
            }))}
          />
        </BoundField>
        <BoundField
          path="soil_test_date"
          required
          span="half"
          label={t('booking.testDate')}
          hint={<WrittenDate today={today} />}
        >
          <Input type="date" min={today} {...form.register('soil_test_date')} />
        </BoundField>
        <BoundField path="farming_type" required span="half" label={t('booking.farmingType')}>
          <Select
            placeholder={t('field.choose')}
            options={Object.entries(farmingTypeLabels).map(([value, label]) => ({ value, label: t(label) }))}
            {...form.register('farming_type')}
          />
        </BoundField>
        <CropsField
          path="crops"
          span="full"
          limit={bookingLimits.crops}
          label={t('booking.crops')}
          labelNote={t('booking.cropsNote')}
          placeholder={t('booking.addCrop')}
          emptyMessage={t('lookup.cropEmpty')}
        />
      </FieldGrid>
    </Card>
  );
}

/** The chosen day in words, because the browser's date field can show day and month in any order. */
function WrittenDate({ today }: { today: string }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  const date = useFieldValue(form, 'soil_test_date');
  return (
    <>
      {formatDate(useLanguageTag(), date, 'long') || t('booking.testDateHint')} <DateQuestion today={today} />
    </>
  );
}
