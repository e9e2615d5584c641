import { BadgeCheckIcon } from "lucide-react";
import { pageOf } from "@/lib/pages";
import { CredentialBadges } from "./credential-badges";
import { Memberships } from "./memberships";

/** The credentials as text badges, each explained in a tooltip and, at length, on the home page; under them who lists the firm. */
export function Credentials() {
  const credentials = Object.values(pageOf("/").credentials).map(({ name, tooltip }) => ({ name, tooltip }));
  return (
    <>
      {credentials.length > 0 && (
        <CredentialBadges
          credentials={credentials}
          icon={<BadgeCheckIcon aria-hidden className="icon text-accent" />}
        />
      )}
      <Memberships className="mt-1" />
    </>
  );
}
