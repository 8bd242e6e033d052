const width = 100;

/** A value as a person writes it in TypeScript: on one line where it fits, else a member a line. */
export function printValue(value: unknown, indent = ''): string {
  const line = printInline(value);
  if (line.length + indent.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((member) => printValue(member, deeper))
    : Object.entries(value).map(([key, member]) => `${printKey(key)}: ${printValue(member, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => `${deeper}${member},\n`).join('')}${indent}${close}`;
}

function printInline(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([key, member]) => `${printKey(key)}: ${printInline(member)}`);
  return members.length ? `{ ${members.join(', ')} }` : '{}';
}

function printKey(key: string): string {
  return /^[\w$]+$/.test(key) ? key : printInline(key);
}
