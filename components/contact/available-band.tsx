import { CallButton } from "@/components/ui/button";

/** The foot of the contact page: the number once more, for an emergency. */
export function AvailableBand() {
  return (
    <section aria-labelledby="available" data-theme="emergency" className="on-ink bg-accent text-white">
      <div className="frame grid items-center gap-6 py-14 lg:grid-cols-2">
        <div>
          <h2 id="available" className="text-h2">
            Available 24/7 for emergencies
          </h2>
        </div>
        <CallButton placement="availability" variant="light" className="text-lead lg:justify-self-end" />
      </div>
    </section>
  );
}
