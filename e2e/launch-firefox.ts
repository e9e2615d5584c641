import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { installPackages } from "./smoke-tests";

const candidates = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const findFirefox = () => candidates.find((path) => path && existsSync(path));

/** A Firefox that takes the certificates of this machine; Debian's package is installed where there is none. */
export async function launchFirefox() {
  if (!findFirefox()) installPackages("Firefox", "firefox-esr");
  return puppeteer.launch({ browser: "firefox", executablePath: findFirefox(), acceptInsecureCerts: true });
}
