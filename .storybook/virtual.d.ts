declare module 'virtual:slot-tables' {
  export const slotTables: Readonly<Record<string, readonly import('./slotTables.ts').SlotRow[]>>;
}
declare module 'virtual:component-literals' {
  export const componentLiterals: readonly string[];
}
