import { home } from "@/data/pages/home";
import { CredentialBadges } from "./credential-badges";

/** The three credentials as text badges, each explained in a tooltip and, at length, on the home page. */
export function Credentials() {
  return (
    <CredentialBadges credentials={Object.values(home.credentials).map(({ name, tooltip }) => ({ name, tooltip }))} />
  );
}
