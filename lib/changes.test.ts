import { changes } from "@/data/changes";
import { isoDay, passedChanges } from "./changes";

describe("changes of law with a known date", () => {
  it("have a valid date, which their text names", () => {
    for (const change of Object.values(changes)) {
      expect(isoDay(change.day)).toMatch(/^20\d\d-\d\d-\d\d$/);
      if ("says" in change) expect(change.says).toContain(change.day);
    }
    expect(changes.partL.says).toContain(changes.partLHigherRisk.day);
  });

  it.each(["31 February 2027", "24 Mar 2027", "24/03/2027", ""])("rejects %j and names it", (day) => {
    expect(() => isoDay(day)).toThrow(`"${day}" is no day.`);
  });

  it("are reported from the day after", () => {
    expect(passedChanges("2027-03-24").join(" ")).not.toContain("changes.partL ");
    const passed = passedChanges("2027-03-25");
    expect(passed).toContainEqual(
      expect.stringMatching(
        /^24 March 2027 has passed: the 2026 edition of Part L .*changes\.partL again.*data\/changes\.ts/,
      ),
    );
    expect(passedChanges("2026-11-21")).toEqual([]);
  });
});
