import { Button, Group, NativeSelect, Paper, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { soilTypes } from '../shared/options.ts';
import { texts } from '../shared/texts.ts';
import { LookupMultiSelect, LookupSelect } from './LookupFields.tsx';
import type { BookingForm } from './useBookingForm.ts';

/** One sample of the booking. */
export function SampleFields({ form, index }: { form: BookingForm; index: number }) {
  const path = `samples.${index}`;
  return (
    <Paper withBorder p="md">
      <Stack>
        <Group justify="space-between">
          <Title order={3}>
            {texts.sample} {index + 1}
          </Title>
          <Button variant="subtle" onClick={() => form.removeListItem('samples', index)}>
            {texts.remove}
          </Button>
        </Group>
        <TextInput
          key={form.key(`${path}.sample_location`)}
          label={texts.location}
          description={texts.locationHint}
          withAsterisk
          maxLength={500}
          {...form.getInputProps(`${path}.sample_location`)}
        />
        <NativeSelect
          key={form.key(`${path}.soil_type`)}
          label={texts.soilType}
          withAsterisk
          data={[{ value: '', label: texts.choose }, ...soilTypes]}
          {...form.getInputProps(`${path}.soil_type`)}
        />
        <TextInput
          key={form.key(`${path}.size_of_land`)}
          label={texts.size}
          withAsterisk
          inputMode="decimal"
          placeholder="0.50"
          {...form.getInputProps(`${path}.size_of_land`)}
        />
        <LookupSelect
          key={form.key(`${path}.main_crop`)}
          lookup="crop"
          label={texts.mainCrop}
          withAsterisk
          {...form.getInputProps(`${path}.main_crop`)}
        />
        <LookupMultiSelect
          key={form.key(`${path}.other_crops`)}
          lookup="crop"
          label={texts.otherCrops}
          maxValues={2}
          {...form.getInputProps(`${path}.other_crops`)}
        />
        <Textarea
          key={form.key(`${path}.sample_notes`)}
          label={texts.sampleNotes}
          description={texts.sampleNotesHint}
          withAsterisk
          {...form.getInputProps(`${path}.sample_notes`)}
        />
      </Stack>
    </Paper>
  );
}
