import { Fold } from "@/components/ui/fold";
import { LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";
import type { HomeRecord } from "@/data/pages/home";

type Props = { readonly credentials: readonly HomeRecord["credentials"]["gasSafe"][] };

/** The credentials by name. On phones, a tap on a name opens its explanation. */
export function Certificates({ credentials }: Props) {
  return (
    <section aria-labelledby="credentials">
      <h2 id="credentials" className="text-h2">
        Certified and insured
      </h2>
      <dl className="certificates folds">
        {credentials.map(({ name, text, tooltip }) => (
          <div key={name}>
            <dt>
              <LineIcon name="badge-check" className="text-accent" />
              {name}
            </dt>
            <dd>
              <Fold summary={name}>
                <p>
                  <Prose text={`${text} ${tooltip}`} />
                </p>
              </Fold>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
