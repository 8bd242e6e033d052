export type Call = (...args: unknown[]) => Promise<unknown>;

/** The same API with each method replaced by the one that `wrap` makes of it, called as 'bookings.list'. */
export function mapMethods<Api extends object>(
  udongo: Api,
  wrap: (operation: string, call: Call) => Call,
): Api {
  const mapGroup = (group: string, methods: unknown) => {
    if (typeof methods !== 'object' || methods === null) return methods;
    const mapped = Object.entries(methods).map(([name, call]) => [name, wrap(`${group}.${name}`, call)]);
    return Object.fromEntries(mapped);
  };
  const groups = Object.entries(udongo).map(([group, methods]) => [group, mapGroup(group, methods)]);
  // The cast is safe as long as `wrap` keeps a method's parameters and answer, and nobody asks for `withResponse`.
  return Object.fromEntries(groups) as Api;
}
