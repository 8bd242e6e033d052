import { expect, it } from 'vitest';
import { countLines } from './countLines.ts';

it('counts neither blanks nor comments, and every other line of code, texts and markup', () => {
  const code = `/** A docstring
 * of two lines. */
export function Page() { // beside code

  const files = 'src/**/*.ts'; /* over
  two lines */
  // on its own line
  const text = \`// no comment

  /* none */\`;
  return (
    <p>
      {/* a comment */}
      // text
    </p>
  );
}
// the end
`;
  expect(countLines('Page.tsx', code)).toBe(11);
  expect(countLines('page.css', '/* one\n two */\n\np {\n  color: red; /* beside */\n}\n')).toBe(3);
});

it('counts nothing in an empty file', () => {
  expect(countLines('empty.ts', '\n// nothing\n')).toBe(0);
});
