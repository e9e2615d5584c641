import type { ReactElement, ReactNode } from "react";

type Credential = { readonly name: string; readonly tooltip: string };

export type Badges = {
  readonly credentials: readonly Credential[];
  /** Rendered on the server, so that no page loads the icon library. */
  readonly icon: ReactNode;
};

type Props = Badges & {
  /** Wraps each badge. */
  wrap?: (badge: ReactElement, credential: Credential) => ReactElement;
};

/** The credentials in a row, each linked to its explanation on the home page. */
export function BadgeList({ credentials, icon, wrap = (badge) => badge }: Props) {
  return (
    <ul className="credentials" aria-label="Credentials">
      {credentials.map((credential) => (
        <li key={credential.name}>
          {wrap(
            <a href="/#credentials">
              {icon}
              {credential.name}
            </a>,
            credential,
          )}
        </li>
      ))}
    </ul>
  );
}
