/** Something that a test gives when it wants to, such as the code of a page. */
export function createHeld<Value>() {
  let give: (value: Value) => void = () => undefined;
  const held = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { held, give };
}
