-- The settings that a person has chosen, by their keys in src/account/settings/settings.ts. A setting that is not in
-- here has its default.
alter table account_settings add column chosen jsonb not null default '{}';

-- Everything that holds today is kept as chosen. A null theme or density was never chosen, so it stays out.
update account_settings set chosen = jsonb_strip_nulls(jsonb_build_object(
  'theme', theme,
  'density', density,
  'emailNotifications', email_notifications,
  'jobAlerts', job_alerts,
  'marketing', marketing,
  'publicProfile', public_profile,
  'analytics', analytics
));

alter table account_settings
  drop column theme,
  drop column density,
  drop column email_notifications,
  drop column job_alerts,
  drop column marketing,
  drop column public_profile,
  drop column analytics;
