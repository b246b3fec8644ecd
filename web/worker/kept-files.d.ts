declare module 'virtual:kept-files' {
  export const SHELL: readonly {
    readonly url: string;
    readonly revision: string | null;
    readonly integrity: string;
  }[];
  export const MENUS: readonly string[];
}
