import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { listen } from "@/lib/listen";

test.each(["127.0.0.1", "::"])("npm start exits at once with one line when the port is in use on %s", async (host) => {
  const other = createServer();
  const port = await listen(other, 0, host);
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--import", "./scripts/prepare.ts", "scripts/start.ts"],
    {
      encoding: "utf8",
      env: { ...process.env, PORT: String(port) },
    },
  );
  other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`✖  Port ${port} is taken.`);
  expect(stdout).toBe("");
});
