import { Alert, Button, Card, Field, Input, PaymentBadge, Switch } from '@udongo/ui';
import { useEffect, useState } from 'react';
import tokens from '../../packages/ui/src/tokens.css?raw';

/** The first declaration of each token, grouped by the comment above it. */
const groups = readGroups(tokens.slice(0, tokens.indexOf('\n}')));

/** Every token with an input that changes it, and components that show the change. */
export function TokenTable() {
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const [isDark, setDark] = useState(false);
  const change = (name: string, value: string) => {
    setChanged(({ [name]: _, ...others }) => (value === '' ? others : { ...others, [name]: value }));
  };
  useRootTokens(changed, isDark);
  const css = Object.entries(changed).map(([name, value]) => `  ${name}: ${value};`);
  return (
    <div className="sb-unstyled docs-tokens">
      <div className="docs-sample">
        <Card title="Your own looks" actions={<PaymentBadge paid canceled={false} />}>
          <Alert tone="info">Results come by SMS.</Alert>
          <Field label="County">
            <Input defaultValue="Kiambu" />
          </Field>
          <p>
            <Button variant="primary">Book the test</Button> <Button>Cancel</Button>
          </p>
        </Card>
        <div>
          <Switch label="Dark" checked={isDark} onChange={({ target }) => setDark(target.checked)} />
          <pre>{css.length > 0 ? [':root {', ...css, '}'].join('\n') : '/* Nothing changed yet. */'}</pre>
        </div>
      </div>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <table>
            <tbody>
              {rows.map(({ name, value, isColour }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    {isColour && <span className="docs-swatch" style={{ background: `var(${name})` }} />}
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

/** Set on the root, as a host would: there a token that is made of others follows them. */
function useRootTokens(changed: Readonly<Record<string, string>>, isDark: boolean): void {
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    for (const [name, value] of Object.entries(changed)) style.setProperty(name, value);
    if (isDark) dataset.scheme = 'dark';
    return () => {
      for (const name of Object.keys(changed)) style.removeProperty(name);
      delete dataset.scheme;
    };
  }, [changed, isDark]);
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
        isColour: /^(#|oklch|color-mix|var)/.test(value),
      }),
    );
    return { title: comment.split(/[;:]/)[0]?.trim() ?? '', rows };
  });
}
