declare module 'virtual:slot-tables' {
  export const slotTables: Readonly<Record<string, readonly import('./slotTables.ts').SlotRow[]>>;
  export const partTables: Readonly<Record<string, readonly import('./partTables.ts').PartRow[]>>;
}
declare module 'virtual:component-literals' {
  export const componentLiterals: readonly string[];
}
declare module 'virtual:component-texts' {
  /** Markdown by component. */
  export const componentTexts: Readonly<Record<string, string>>;
}
declare module 'virtual:widget-facts' {
  export const adversarialPages: typeof import('../packages/embed/test/support/adversarialPages.ts').adversarialPages;
  export const widgetTypes: Readonly<Record<string, import('./widgetFacts.ts').TypeFacts>>;
}
declare module 'virtual:story-facts' {
  export const playSteps: Readonly<Record<string, readonly string[]>>;
  export const typeTables: Readonly<Record<string, import('./widgetFacts.ts').TypeFacts>>;
  export const dataTables: Readonly<Record<string, readonly import('./storyFacts.ts').DataRow[]>>;
}
