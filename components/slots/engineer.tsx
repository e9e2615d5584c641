import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";
import type { Theme } from "@/data/types";
import { Picture } from "./picture";

type Member = OptionalFacts["team"][number];

const themes = {
  "HVAC engineer": "air",
  "Gas engineer": "gas",
  "Plumbing engineer": "water",
} satisfies Readonly<Record<Member["trade"], Theme>>;

/** An engineer: portrait, name, trade and work. It must not look like a registration card. */
export function Engineer({ name, trade, qualified, picture }: Member) {
  return (
    <Section heading="Who does the work">
      <article className="engineer" data-theme={themes[trade]} aria-label={name}>
        {picture && (
          <div className="portrait">
            <Picture {...picture} sizes="(width < 48rem) 60vw, 18rem" />
          </div>
        )}
        <div>
          <h3 className="text-h3">{name}</h3>
          <p>{trade}</p>
          <p className="label">Qualified for</p>
          <ul>
            {qualified.map((work) => (
              <li key={work}>{work}</li>
            ))}
          </ul>
        </div>
      </article>
    </Section>
  );
}
