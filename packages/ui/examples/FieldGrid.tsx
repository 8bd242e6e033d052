import { Container, Field, FieldGrid, Input, Textarea } from '@udongo/ui';

export const PlotFields = () => (
  <Container>
    <FieldGrid>
      <Field label="Place" required>
        <Input name="place" />
      </Field>
      <Field label="Size of land (acres)" required>
        <Input name="acres" inputMode="decimal" />
      </Field>
      <Field label="Notes" span="full">
        <Textarea name="notes" />
      </Field>
    </FieldGrid>
  </Container>
);
