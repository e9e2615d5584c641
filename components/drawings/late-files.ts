import { existsSync, readdirSync } from "node:fs";

/** Where the build puts drawings that pages show late, each named by its content (scripts/make-assets.ts). */
export const lateFolders = { figures: "public/figures", streets: "public/streets" } as const;

/** The address of a drawing in one of these folders; without the hash in its name before the first build. */
export function latePath(folder: keyof typeof lateFolders, name: string): string {
  const files = existsSync(lateFolders[folder]) ? readdirSync(lateFolders[folder]) : [];
  const file = files.find((candidate) => candidate.replace(/\.\w+\.svg$/, "") === name);
  return `/${folder}/${file ?? `${name}.svg`}`;
}
