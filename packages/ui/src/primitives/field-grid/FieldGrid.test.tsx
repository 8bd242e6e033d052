import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field, Input } from '../index.ts';
import { Container, FieldGrid } from './index.ts';

function columnsIn(containerWidth: number) {
  const spans = ['auto', 'half', 'full'] as const;
  render(
    <div style={{ width: containerWidth }}>
      <Container>
        <FieldGrid>
          {spans.map((span) => (
            <Field key={span} label={span} span={span}>
              <Input />
            </Field>
          ))}
        </FieldGrid>
      </Container>
    </div>,
  );
  return spans.map((span) => {
    const field = screen.getByRole('textbox', { name: span }).closest('.udongo-field-grid > *');
    return Number(/\d+/.exec(getComputedStyle(field ?? document.body).gridColumn));
  });
}

test.each([
  { container: 320, columns: [12, 12, 12] },
  { container: 767, columns: [12, 12, 12] },
  { container: 768, columns: [6, 6, 12] },
  { container: 992, columns: [4, 6, 12] },
  { container: 1200, columns: [3, 6, 12] },
])('in a container of $container px, auto, half and full take $columns of 12 columns', (given) => {
  expect(columnsIn(given.container)).toEqual(given.columns);
});
