import { Alert, Button, Card, Field, Input, PaymentBadge } from '@udongo/ui';
import { useState } from 'react';
import tokens from '../../packages/ui/src/tokens.css?raw';

/** The first declaration of each token, by the comment it stands below. */
const groups = readGroups(tokens.slice(0, tokens.indexOf('\n}')));

/** Every token with an input that changes it on this page, and what the components make of it. */
export function TokenTable() {
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const change = (name: string, value: string) => {
    setChanged(({ [name]: _, ...others }) => (value === '' ? others : { ...others, [name]: value }));
  };
  const css = Object.entries(changed).map(([name, value]) => `  ${name}: ${value};`);
  return (
    <div className="sb-unstyled docs-tokens" style={changed}>
      <div className="docs-sample">
        <Card title="Your own looks">
          <Alert tone="info">Results come by SMS.</Alert>
          <Field label="County">
            <Input defaultValue="Kiambu" />
          </Field>
          <p>
            <Button variant="primary">Book the test</Button> <Button>Cancel</Button>{' '}
            <PaymentBadge paid canceled={false} />
          </p>
        </Card>
        <pre>{css.length > 0 ? [':root {', ...css, '}'].join('\n') : '/* Nothing changed yet. */'}</pre>
      </div>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <table>
            <tbody>
              {rows.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <span className="docs-swatch" style={{ background: `var(${name})` }} />
                  </td>
                  <td>
                    <input
                      aria-label={name}
                      placeholder={value}
                      value={changed[name] ?? ''}
                      onChange={({ target }) => change(name, target.value)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function readGroups(css: string) {
  const parts = css
    .split('/*')
    .slice(1)
    .filter((part) => part.includes('--udongo-'));
  return parts.map((part) => {
    const [comment = '', declarations = ''] = part.split('*/');
    const rows = [...declarations.matchAll(/(--udongo-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => ({
        name,
        value: value.replace(/\s+/g, ' '),
      }),
    );
    return { title: comment.split(/[;:]/)[0]?.trim() ?? '', rows };
  });
}
