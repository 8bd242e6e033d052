import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field, Input } from '../index.ts';
import { Container, FieldGrid } from './index.ts';

function widthsIn(containerWidth: number) {
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
  const gap = 16;
  return spans.map((span) => {
    const { width } = screen.getByRole('textbox', { name: span }).getBoundingClientRect();
    return Math.round(((width + gap) / (containerWidth + gap)) * 12);
  });
}

test.each([
  { container: 320, columns: [12, 12, 12] },
  { container: 767, columns: [12, 12, 12] },
  { container: 768, columns: [6, 6, 12] },
  { container: 992, columns: [4, 6, 12] },
  { container: 1200, columns: [3, 6, 12] },
])('in a container of $container px, auto, half and full take $columns of 12 columns', (given) => {
  expect(widthsIn(given.container)).toEqual(given.columns);
});
