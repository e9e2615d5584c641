import { SymbolImage } from "@/components/sections/symbol-image";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import type { SitePage } from "@/lib/pages";

/** The number of symptoms that phones show above the closed rest: about one screen. */
const most = 7;

type Props = Pick<SitePage<"hub">, "chooser" | "chooserSymbols">;

/** Symptoms, each with the service for it. On phones only the first answer is open. */
export function Chooser({ chooser, chooserSymbols }: Props) {
  const items = chooser.items.map((item, index) => ({ ...item, symbol: chooserSymbols?.[index] }));
  const shown = items.length > most ? most - 1 : most;
  const others = items.slice(shown);
  return (
    <Section heading={chooser.heading} layout="top" tone="tint">
      <div>
        <Rows items={items.slice(0, shown)} open />
        {others.length > 0 && (
          <Fold label="Other problems">
            <Rows items={others} />
          </Fold>
        )}
      </div>
    </Section>
  );
}

type Row = Props["chooser"]["items"][number] & { readonly symbol?: NonNullable<Props["chooserSymbols"]>[number] };

/** @param open whether the first answer is open */
function Rows({ items, open }: { readonly items: readonly Row[]; readonly open?: boolean }) {
  return (
    <dl className="folds symptoms">
      {items.map(({ symptom, answer, danger, symbol }, index) => (
        <div key={symptom} data-theme={danger}>
          <dt>
            {symbol && <SymbolImage id={symbol} centred />}
            {symptom}
          </dt>
          <dd>
            <Fold summary={symptom} open={open && index === 0}>
              <p>
                <Prose text={answer} />
              </p>
            </Fold>
          </dd>
        </div>
      ))}
    </dl>
  );
}
