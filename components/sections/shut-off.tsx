import { NightSection } from "@/components/drawings/night/night-section";
import { safety } from "@/data/safety";

/** Where to turn off gas, water and power: a section drawing at night, and a list for its numbers. */
export function ShutOff() {
  return (
    <section id="shut-off" aria-labelledby="shut-off-title" className="night on-ink">
      <div className="container shut-off">
        <h2 id="shut-off-title" className="text-h2">
          Where to turn off gas, water and power
        </h2>
        <div className="night-drawing">
          <NightSection />
        </div>
        <div>
          <ol className="shut-off-steps">
            {Object.values(safety.shutOff).map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-5">{safety.inFlat}</p>
        </div>
      </div>
    </section>
  );
}
