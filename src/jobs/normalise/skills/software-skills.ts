/** Programming, platforms and operations. One skill per line; see `skill-index.ts` for the marks. */
export const softwareSkills = `
JavaScript | js | ecmascript | es6
TypeScript
Python | python3
Java | java se | java ee | j2ee | jakarta ee
~C | c language | c programming | ansi c
C++ | cpp | c plus plus
C# | csharp | c sharp
~Go | golang | go language | go programming | go developer | go developers | go engineer | go engineers
^Rust | rust language | rust programming
^Swift | swiftui
Objective-C
Kotlin
Scala
^Ruby | ruby language
Ruby on Rails | ~Rails | ror
PHP
Perl
^Elixir
Erlang
Haskell
OCaml | reasonml
PureScript
Clojure
F#
~Dart
^Lua
^Groovy
Visual Basic | vb | vb.net | vb6
VBA | excel vba
COBOL
Fortran
Prolog
^Smalltalk
^Delphi
CUDA
OpenCL
ABAP | sap abap
~Apex | salesforce apex | apex developer
Solidity
MATLAB
Bash | shell scripting | shell script | shell scripts | bash scripting | unix shell
PowerShell | power shell
Assembly language | assembler language
HTML | html5
CSS | css3
Sass | scss
Tailwind CSS | tailwind | tailwindcss
^Bootstrap
^React | react.js | reactjs
React Native
Redux
Angular | angularjs | angular.js
Vue.js | vue | vuejs
Svelte | sveltekit
Next.js | nextjs
Nuxt | nuxt.js | nuxtjs
jQuery
Ember.js | emberjs
Three.js | threejs
D3.js | d3
WebGL
Node.js | ~Node | nodejs
Express.js | expressjs | ~Express
NestJS | nest.js
Deno
Django
^Flask
FastAPI | fast api
Spring Boot | springboot
~Spring | spring framework | spring mvc
Hibernate
.NET | dotnet | dot net | .net core | .net framework
ASP.NET | asp.net core | asp.net mvc
Entity Framework
Laravel
Symfony
WordPress
Drupal
Magento | adobe commerce
Shopify
GraphQL
REST APIs | *REST | restful | rest api | restful api | restful apis | restful services | restful web services
gRPC
*SOAP
WebSockets | websocket
Microservices | micro services | microservice | microservice architecture | microservices architecture
Event-driven architecture | event driven
Object-oriented programming | oop | object oriented
Functional programming
Design patterns
Data structures
Algorithms
Distributed systems
System design
Domain-driven design | ddd
Test-driven development | tdd
Unit testing | unit tests
Software testing | test automation | automated testing | automation testing | qa automation
Manual testing
Quality assurance | *QA | software quality assurance
Selenium
~Cypress | cypress.io
^Playwright
JUnit
^Jest
^Postman
Appium
Performance testing | load testing | jmeter
iOS development | ios | ios developer
Android development | android | android developer | android sdk
^Flutter
Xamarin | .net maui
^Ionic
Mobile development | mobile app development | mobile apps
Git | github | gitlab | bitbucket
SVN | subversion
CI/CD | continuous integration | continuous delivery | continuous deployment
Jenkins
GitHub Actions
GitLab CI
CircleCI
Docker | containerization | containerisation
Kubernetes | k8s
^Helm | helm charts
Terraform
Ansible
~Puppet
~Chef
CloudFormation
Pulumi
Infrastructure as code | iac
DevOps | dev ops
DevSecOps | software supply chain | software supply chain security
Site reliability engineering | sre | site reliability
Observability
Prometheus
Grafana
Datadog
Splunk
Wireshark
Nmap
Nessus
Metasploit
Burp Suite | burpsuite
New Relic
Elasticsearch | elastic search | elk | elk stack | opensearch
Logstash
Kibana
AWS | amazon web services
EC2
AWS Lambda
S3
Azure | microsoft azure
Google Cloud | gcp | google cloud platform
Cloud computing | cloud infrastructure | cloud services
Serverless
Heroku
OpenStack
VMware | vsphere
Linux | red hat | rhel | ubuntu | debian | centos
Unix | solaris | aix
Windows Server
Active Directory
Microsoft 365 | office 365 | o365 | m365
Exchange Server | microsoft exchange
Intune
Citrix
=Networking | computer networking | network administration | network engineering | network engineer | networking protocols
TCP/IP | tcp ip
DNS
*VPN
Cisco | ccna | ccnp
^Juniper
Firewalls | firewall | palo alto networks | fortinet
Load balancing
VoIP
Nginx
Apache HTTP Server | apache server | apache web server
Tomcat
Kafka | apache kafka
RabbitMQ
Redis
Memcached
SQL
MySQL
PostgreSQL | postgres
Oracle Database | oracle db | pl sql | oracle 11g | oracle 12c | oracle dba | ^Oracle
SQL Server | microsoft sql server | ms sql | mssql | t sql | ssis | ssrs | ssas
MongoDB | mongo
Cassandra
DynamoDB
Neo4j
SQLite
MariaDB
NoSQL
Database administration | dba | database design | database management
Firebase
Supabase
Cybersecurity | cyber security | information security | infosec | it security
Application security | appsec
Penetration testing | pen testing | pentesting | ethical hacking
Incident response
Threat modelling | threat modeling
Vulnerability management
SIEM
Identity and access management | iam | identity management
OAuth | oauth2 | oidc | openid connect
Single sign-on | sso | saml
Encryption
Cryptography | applied cryptography
OWASP
ISO 27001
SOC 2
CISSP
CISM
Zero trust
Blockchain | web3
Ethereum
Smart contracts
Embedded systems | embedded software | embedded linux | embedded developer | embedded engineer | embedded c
Firmware
RTOS | freertos
ARM architecture | arm cortex
FPGA | verilog | vhdl
IoT | internet of things
Robotics
~ROS | ros2 | robot operating system
Computer graphics | opengl | vulkan | directx
Game development | game design
^Unity | unity3d | unity developer
Unreal Engine | unreal | ue4 | ue5
Godot
Salesforce | sfdc
ServiceNow
SAP | sap erp | sap hana | s 4hana | sap s 4hana | sap fico
^Workday
NetSuite
Microsoft Dynamics | dynamics 365 | dynamics crm
SharePoint
Power Platform | power apps | powerapps | power automate
UiPath
Robotic process automation | rpa
Mulesoft
Jira
Confluence
Technical writing | technical documentation | api documentation
Help desk | helpdesk | service desk
IT support | technical support | desktop support | it helpdesk
Troubleshooting
ITIL
System administration | systems administration | system administrator | sysadmin
Solution architecture | solutions architecture | solution architect
Enterprise architecture | togaf
Software architecture
Open source
Web development | web developer | web applications
Front-end development | frontend | front end
Back-end development | backend | back end
Full-stack development | full stack | fullstack
Web accessibility | wcag | a11y
Large language models | llm | llms
Prompt engineering
Generative AI | genai | gen ai
RAG | retrieval augmented generation
LangChain
`;
