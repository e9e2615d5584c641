import { optionalFacts } from "@/data/optional-facts";

/** The trade bodies that list the firm, linked to their registers; renders nothing without memberships. */
export function Memberships({ className = "" }: { className?: string }) {
  const { memberships } = optionalFacts;
  if (memberships.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 text-small ${className}`} aria-label="Memberships">
      {memberships.map(({ name, number, register }) => (
        <li key={name}>
          <a href={register} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {name} register, number {number}
          </a>
        </li>
      ))}
    </ul>
  );
}
