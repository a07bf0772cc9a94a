import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { Table } from "../../ui/table.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { Tile } from "../../ui/tile.tsx";
import { Section } from "./section.tsx";

export function Showing() {
  return (
    <>
      <Section title="Badges and tiles" note="The word carries the meaning, colour repeats it">
        <div className="cluster">
          <Tile name="Northbeck Energy" />
          <Tile name="Tallyho" />
          <Badge tone="new">New</Badge>
          <Badge>Planned</Badge>
          <Badge tone="brand">In progress</Badge>
          <Badge tone="good" icon={Check}>
            Completed
          </Badge>
          <Badge tone="warn">Nearly there</Badge>
          <Badge tone="bad">Needs work</Badge>
          <Badge tone="line">First</Badge>
        </div>
        <p>
          A <mark>matched</mark> word is highlighted; a <span className="miss">missing</span> word is dotted.
        </p>
      </Section>
      <Section title="Tabs and pages">
        <TabLinks
          label="Addresses"
          tabs={[
            { label: "Roadmap", to: "/components", current: true },
            { label: "Changelog", to: "/components?tab=2", current: false, count: "4" },
          ]}
        />
        <Pager page={6} pages={20} linkTo={(page) => `/components?page=${page}`} />
      </Section>
      <Section title="Notices">
        <Notice>
          <b>Two sources are slow today.</b> Results may be up to an hour old.
        </Notice>
        <Notice tone="good">We have received your message.</Notice>
        <Notice tone="warn">This listing was last seen nine days ago. It may be filled.</Notice>
        <Notice tone="bad">
          <strong>Sign out failed.</strong> Unable to sign out. Please try again.
        </Notice>
      </Section>
      <Section title="Surfaces and tables">
        <div className="pair">
          <Card>A card is a thing you can pick up, put in or compare.</Card>
          <Card well>A well is sunken and has no edge.</Card>
        </div>
        <Table
          columns={["Source", { heading: "Sent", className: "r" }, { heading: "Replies", className: "r" }]}
        >
          <tr>
            <td>Company pages</td>
            <td className="r">9</td>
            <td className="r">6</td>
          </tr>
          <tr>
            <td>Job boards</td>
            <td className="r">14</td>
            <td className="r">4</td>
          </tr>
        </Table>
      </Section>
      <Section title="Empty and loading">
        <Empty title="No results found" level="h3" actions={<Button look="primary">Reset Filters</Button>}>
          Nothing matches all five filters. Dropping “Part-time” would show 41 jobs.
        </Empty>
        <SkeletonRows />
      </Section>
    </>
  );
}
