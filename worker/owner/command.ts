import { pathToFileURL } from "node:url";

/**
 * Runs an owner's command: prints its result, or prints its error and exits with 1.
 * @param url `import.meta.url` of the command; if a test has imported it, nothing runs
 */
export async function command(url: string, run: () => Promise<string>): Promise<void> {
  if (!process.argv[1] || url !== pathToFileURL(process.argv[1]).href) return;
  try {
    process.stdout.write(await run());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
