import {
  Button,
  Container,
  NativeSelect,
  Paper,
  Radio,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { amountDue, formatKes, todayInNairobi } from '../../../packages/sdk/src/values/index.ts';
import { farmingTypes, testTypeChoices } from '../shared/options.ts';
import { sendBooking } from '../shared/sendBooking.ts';
import { texts } from '../shared/texts.ts';
import { LookupMultiSelect, LookupSelect } from './LookupFields.tsx';
import { SampleFields } from './SampleFields.tsx';
import { type BookingForm, emptySample, toBooking, useBookingForm } from './useBookingForm.ts';

/** The booking form as a Mantine page would have it. */
export function BookingPage() {
  const form = useBookingForm();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = form.onSubmit(
    async (values) => {
      setSending(true);
      setProblem('');
      try {
        setCode(await sendBooking(toBooking(values)));
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
      setSending(false);
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );

  if (code) {
    return (
      <Container size="sm">
        <Title order={1}>{texts.booked}</Title>
        <Text>
          {texts.code}: <strong>{code}</strong>
        </Text>
      </Container>
    );
  }
  return (
    <Container size="sm">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Details form={form} />
          <Test form={form} />
          <Place form={form} />
          {form.getValues().samples.map((_, index) => (
            <SampleFields key={form.key(`samples.${index}`)} form={form} index={index} />
          ))}
          <Button variant="default" onClick={() => form.insertListItem('samples', emptySample)}>
            {texts.add}
          </Button>
          <More form={form} />
          <Amount form={form} />
          {problem && (
            <Text c="red" role="alert">
              {problem}
            </Text>
          )}
          <Button type="submit" loading={isSending}>
            {texts.book}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2}>{title}</Title>
        {children}
      </Stack>
    </Paper>
  );
}

function Details({ form }: { form: BookingForm }) {
  return (
    <Section title={texts.details}>
      <TextInput
        key={form.key('name')}
        label={texts.name}
        withAsterisk
        autoComplete="name"
        maxLength={150}
        {...form.getInputProps('name')}
      />
      <TextInput
        key={form.key('phone_no')}
        label={texts.phone}
        description={texts.phoneHint}
        withAsterisk
        type="tel"
        autoComplete="tel"
        maxLength={20}
        {...form.getInputProps('phone_no')}
      />
      <TextInput
        key={form.key('email')}
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
    </Section>
  );
}

function Test({ form }: { form: BookingForm }) {
  return (
    <Section title={texts.test}>
      <Radio.Group
        key={form.key('test_type')}
        label={texts.testType}
        withAsterisk
        {...form.getInputProps('test_type')}
      >
        <Stack gap="xs">
          {testTypeChoices.map(({ value, label, note }) => (
            <Radio key={value} value={value} label={label} description={note} />
          ))}
        </Stack>
      </Radio.Group>
      <DateInput
        key={form.key('soil_test_date')}
        label={texts.date}
        description={texts.dateHint}
        withAsterisk
        valueFormat="YYYY-MM-DD"
        minDate={todayInNairobi()}
        {...form.getInputProps('soil_test_date')}
      />
      <NativeSelect
        key={form.key('farming_type')}
        label={texts.farmingType}
        withAsterisk
        data={[{ value: '', label: texts.choose }, ...farmingTypes]}
        {...form.getInputProps('farming_type')}
      />
      <LookupMultiSelect
        key={form.key('crops')}
        lookup="crop"
        label={texts.crops}
        maxValues={3}
        {...form.getInputProps('crops')}
      />
    </Section>
  );
}

function Place({ form }: { form: BookingForm }) {
  return (
    <Section title={texts.place}>
      <LookupSelect
        key={form.key('county')}
        lookup="county"
        label={texts.county}
        {...form.getInputProps('county')}
      />
      <TextInput
        key={form.key('address')}
        label={texts.address}
        description={texts.addressHint}
        autoComplete="street-address"
        maxLength={255}
        {...form.getInputProps('address')}
      />
      <LookupSelect
        key={form.key('agent')}
        lookup="agent"
        label={texts.agrovet}
        description={texts.agrovetHint}
        {...form.getInputProps('agent')}
      />
    </Section>
  );
}

function More({ form }: { form: BookingForm }) {
  return (
    <Section title={texts.more}>
      <Textarea key={form.key('notes')} label={texts.notes} {...form.getInputProps('notes')} />
      <TextInput
        key={form.key('discount_code')}
        label={texts.discountCode}
        autoComplete="off"
        maxLength={50}
        {...form.getInputProps('discount_code')}
      />
    </Section>
  );
}

function Amount({ form }: { form: BookingForm }) {
  const [testType, setTestType] = useState(form.getValues().test_type);
  form.watch('test_type', ({ value }) => setTestType(value));
  return (
    <Text fw={700}>
      {texts.amount}: {formatKes(amountDue(form.getValues().samples.length, testType))}
    </Text>
  );
}
