declare module "turndown-plugin-gfm" {
  import type TurndownService from "turndown";

  /** Writes tables as GitHub's Markdown does. */
  export const tables: TurndownService.Plugin;
}
